/** The largest width of a guide's picture, in pixels. */
export const MAX_PICTURE_WIDTH = 1030;
