import { createStore } from '../../browser/store';

/** Whether the sidebar is open as a menu, in a narrow window. */
export const menu = createStore(false);
