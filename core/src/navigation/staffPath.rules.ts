/** Pages below `/seller` that are the market's own: anybody may apply for a store. */
const STAFF_PAGE = /^\/(?:seller(?!\/apply(?:\/|$))|operator)(?:\/|$)/

/**
 * True for a page of the seller centre or the operator console. They are an app of their own: a link between them and the
 * market loads a new document. Source: decision 124.
 * @example isStaffPath('/seller/orders') // true
 */
export function isStaffPath(pathname: string): boolean {
  return STAFF_PAGE.test(pathname)
}
