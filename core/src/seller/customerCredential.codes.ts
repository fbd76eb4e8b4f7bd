/** Cookie by which pages learn the credential of the calls of customers, where it is set. Source: spec §7, decision 126. */
export const CUSTOMER_COOKIE_NAME = 'customer_credential'

/** Beginning of the paths of the calls of customers. */
export const CUSTOMER_CALLS_PATH = '/api/customers/'
