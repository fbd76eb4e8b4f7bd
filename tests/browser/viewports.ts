export const DESK_VIEWPORT = { width: 1280, height: 800 }

/** Marks a test that a desk's width runs too, because the way through is another one there. */
export const DESK_TAG = '@desk'
