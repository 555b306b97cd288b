import { useEffect, useState, type ComponentType } from 'react';
import {
  handleShortcut,
  registeredShortcuts,
  registerShortcut,
  setSingleKeys,
  singleKeysOn,
  type Shortcut,
} from '../app/shortcuts';
import type { KeyboardHelp } from '../components/keyboard-help/KeyboardHelp';
import type { KeyboardMessages } from '../components/keyboard-help/keyboard-messages';
import { useMessages } from '../i18n/use-messages';

interface Help {
  Dialog: ComponentType<Parameters<typeof KeyboardHelp>[0]>;
  messages: KeyboardMessages;
  shortcuts: readonly Shortcut[];
}

/** Listens to the keys of the site and shows the help, which is loaded when it is first asked for. */
export function KeyboardShortcuts() {
  const { language } = useMessages();
  const [help, setHelp] = useState<Help | null>(null);
  const [singleKeys, keepSingleKeys] = useState(true);
  useEffect(() => {
    const open = async () => {
      const [{ KeyboardHelp: Dialog }, { loadKeyboardMessages }] = await Promise.all([
        import('../components/keyboard-help/KeyboardHelp'),
        import('../components/keyboard-help/keyboard-messages'),
      ]);
      const messages = await loadKeyboardMessages(language);
      keepSingleKeys(singleKeysOn());
      setHelp({ Dialog, messages, shortcuts: registeredShortcuts() });
    };
    const stops = [
      registerShortcut({ id: 'next', keys: ['n'], run: () => follow('next') }),
      registerShortcut({ id: 'previous', keys: ['p'], run: () => follow('prev') }),
      registerShortcut({ id: 'help', keys: ['?'], run: () => void open().catch(() => undefined) }),
    ];
    document.addEventListener('keydown', handleShortcut);
    return () => {
      document.removeEventListener('keydown', handleShortcut);
      for (const stop of stops) stop();
    };
  }, [language]);
  if (!help) return null;
  const { Dialog, messages, shortcuts } = help;
  return (
    <Dialog
      messages={messages}
      shortcuts={shortcuts}
      singleKeys={singleKeys}
      onSingleKeys={(on) => {
        keepSingleKeys(on);
        setSingleKeys(on);
      }}
      onClose={() => setHelp(null)}
    />
  );
}

/** Goes where the pager leads. */
function follow(relation: 'next' | 'prev'): void {
  document.querySelector<HTMLAnchorElement>(`a[rel="${relation}"]`)?.click();
}
