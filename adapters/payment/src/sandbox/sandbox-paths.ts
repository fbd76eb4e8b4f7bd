/** Path of the sandbox's pages: below the market, and none of the market's. */
export const SANDBOX_PATH = '/sandbox-gateway'

/** The page where somebody pays into the account of an attempt. */
export function depositPathOf(gatewayOrderId: string): string {
  return `${SANDBOX_PATH}/deposit/${gatewayOrderId}`
}

/** The receipt of an attempt. */
export function receiptPathOf(gatewayOrderId: string): string {
  return `${SANDBOX_PATH}/receipt/${gatewayOrderId}`
}
