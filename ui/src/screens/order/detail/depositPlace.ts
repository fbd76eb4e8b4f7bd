/** Place in an order's page where the button of an item leads to. */
export const DEPOSIT_PLACE = 'deposit-account'
