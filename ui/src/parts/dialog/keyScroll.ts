/** For what scrolls and holds nothing that takes the focus: it takes the focus itself, so that keys scroll it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const
