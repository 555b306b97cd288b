import './Article.late.css';
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../browser/stored-value';
import { useLoaded } from '../../browser/use-loaded';
import { AnchorNote } from './AnchorNote';
import { CodeTools } from './CodeTools';
import type { Card } from './find-card';
import { findParts, NAMES_HINT_ID, type ArticleParts, type CodeBlock } from './find-parts';
import { SymbolCards } from './SymbolCards';
import { TabList } from './TabList';
import { useBriefState } from './use-brief-state';
import { useCodeKeys } from './use-code-keys';
import { useCutLines } from './use-cut-lines';
import { useSampleNames } from './use-sample-names';

const WRAP_KEY = 'code.wrap';
const NO_BLOCKS: readonly CodeBlock[] = [];

const loadPictures = () => import(/* webpackChunkName: "pictures" */ './Pictures');

/**
 * Content with code blocks, tabs, images, and links to sections and symbols. The content is static HTML,
 * which gets its controls here.
 */
export function Article({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const article = useRef<HTMLDivElement>(null);
  const parts = useParts(article, children);
  const codeBlocks = parts?.codeBlocks ?? NO_BLOCKS;
  const [isWrapped, toggleWrap] = useWrap();
  const [message, announce] = useBriefState<string>();
  const [nameCards] = useState(() => new WeakMap<Element, Card>());
  const pictures = useLoaded(loadPictures, parts !== null && parts.images.length > 0);
  useCutLines(codeBlocks);
  useSampleNames(article, nameCards);
  useCodeKeys(article, parts?.namedBlocks);
  const codeTools = useMemo(
    () =>
      codeBlocks.map(({ figure, host }, index) =>
        createPortal(
          <CodeTools figure={figure} isWrapped={isWrapped} onWrap={toggleWrap} announce={announce} />,
          host,
          String(index),
        ),
      ),
    [codeBlocks, isWrapped, toggleWrap, announce],
  );
  return (
    <div ref={article} className="island" data-code-wrap={isWrapped ? '' : undefined}>
      {children}
      {codeTools}
      {parts?.tabSets.map((set, index) => createPortal(<TabList set={set} />, set.host, String(index)))}
      {parts && pictures.state === 'ready' && <pictures.module.Pictures images={parts.images} />}
      {parts && parts.namedBlocks.length > 0 && (
        <div id={NAMES_HINT_ID} hidden>
          {t('sample.hint')}
        </div>
      )}
      {parts && (
        <div className="visually-hidden" role="status">
          {message}
        </div>
      )}
      <SymbolCards article={article} nameCards={nameCards} />
      <AnchorNote article={article} announce={announce} />
    </div>
  );
}

/** Finds the parts of the content that become interactive. In development, the content may change. */
function useParts(article: RefObject<HTMLElement | null>, content: ReactNode): ArticleParts | null {
  const [parts, setParts] = useState<ArticleParts | null>(null);
  useEffect(() => {
    if (!article.current) return;
    const found = findParts(article.current);
    // A page may have hundreds of code blocks.
    startTransition(() => setParts(found));
  }, [article, content]);
  return parts;
}

/** Whether long lines of code wrap, and a function that changes it. The choice is stored. */
function useWrap(): [boolean, () => void] {
  const [isWrapped, setWrapped] = useState(false);
  useEffect(() => setWrapped(readStored(WRAP_KEY) === 'on'), []);
  const toggle = useCallback(() => {
    setWrapped(!isWrapped);
    writeStored(WRAP_KEY, isWrapped ? null : 'on');
  }, [isWrapped]);
  return [isWrapped, toggle];
}
