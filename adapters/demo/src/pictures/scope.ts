export const PICTURE_SCOPES = ['SHOP', 'DEMO'] as const

/** Pictures that a market shows: of its categories alone, or of the whole demo. Source: decision 143. */
export type PictureScope = (typeof PICTURE_SCOPES)[number]
