import type { DiagramLocale } from './diagram-locales';
import type { Drawing } from './svg';

const WORDS = {
  en: {
    title: 'The life cycle of a job',
    schedule: ['Scheduling', '`systemJobs` or', '`scheduleJob()`'],
    database: ['Database', 'definition', 'and version', 'of the job'],
    queue: ['Queue in Redis', 'waits for its time'],
    worker: ['`JobProcessor.process()`', 'finds the version of the job'],
    run: 'your method `run()`',
    skipped: ['another run', 'is active'],
    completed: ['100 %, result', 'in `stepData`'],
    failed: ['error in `stepData`,', 'or old version'],
    retry: 'if attempts are set',
    saves: 'saves',
    reads: 'reads',
  },
  uk: {
    title: 'Життєвий цикл завдання',
    schedule: ['Планування', '`systemJobs` або', '`scheduleJob()`'],
    database: ['База даних', 'опис і версія', 'завдання'],
    queue: ['Черга в Redis', 'чекає свого часу'],
    worker: ['`JobProcessor.process()`', 'шукає версію завдання'],
    run: 'ваш метод `run()`',
    skipped: ['виконується', 'інший запуск'],
    completed: ['100 %, результат', 'у `stepData`'],
    failed: ['помилка в `stepData`', 'чи застаріла версія'],
    retry: 'якщо задано спроби',
    saves: 'зберігає',
    reads: 'читає',
  },
};

/** From the schedule through the queue to one of three ends, with the states the database records. */
export function jobLifeCycle(locale: DiagramLocale): Drawing {
  const words = WORDS[locale];
  return {
    width: 476,
    height: 534,
    title: words.title,
    boxes: [
      { x: 10, y: 10, width: 230, height: 78, text: words.schedule },
      { x: 10, y: 122, width: 230, height: 60, text: words.queue },
      { x: 10, y: 216, width: 230, height: 60, text: words.worker, tone: 'accent' },
      { x: 326, y: 104, width: 140, height: 96, text: words.database, dashed: true },
      { x: 10, y: 330, width: 230, height: 60, text: ['`active` → `processing`', words.run], tone: 'accent' },
      { x: 4, y: 446, width: 148, height: 80, text: ['`completed`', ...words.completed], tone: 'good' },
      { x: 160, y: 446, width: 164, height: 80, text: ['`failed`', ...words.failed], tone: 'bad' },
      { x: 332, y: 446, width: 140, height: 80, text: ['`skipped`', ...words.skipped], tone: 'skip' },
    ],
    arrows: [
      {
        points: [
          [125, 88],
          [125, 121],
        ],
      },
      {
        points: [
          [125, 182],
          [125, 215],
        ],
      },
      {
        points: [
          [125, 276],
          [125, 329],
        ],
      },
      {
        points: [
          [240, 49],
          [396, 49],
          [396, 103],
        ],
        tone: 'accent',
        label: { text: words.saves, x: 254, y: 41 },
      },
      {
        points: [
          [396, 201],
          [396, 246],
          [241, 246],
        ],
        dashed: true,
        label: { text: words.reads, x: 312, y: 238 },
      },
      {
        points: [
          [80, 390],
          [80, 445],
        ],
        tone: 'good',
      },
      {
        points: [
          [200, 390],
          [200, 445],
        ],
        tone: 'bad',
      },
      {
        points: [
          [240, 360],
          [430, 360],
          [430, 445],
        ],
        tone: 'skip',
      },
      {
        points: [
          [290, 446],
          [290, 152],
          [241, 152],
        ],
        tone: 'bad',
        dashed: true,
        label: { text: words.retry, x: 300, y: 300 },
      },
    ],
  };
}
