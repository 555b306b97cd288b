import { ColorModeSwitch } from './ColorModeSwitch';
import { useColorMode } from './use-color-mode';

interface Props {
  defaultMode: 'light' | 'dark';
  hasSwitch: boolean;
}

/** Keeps the page in the reader's color mode, which they can choose if there is a switch. */
export function ColorMode({ defaultMode, hasSwitch }: Props) {
  useColorMode();
  return hasSwitch ? <ColorModeSwitch defaultMode={defaultMode} /> : null;
}
