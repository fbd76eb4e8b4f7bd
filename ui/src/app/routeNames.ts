/** The route of every address that is no page. */
export const NOT_FOUND_ID = 'notFound'
