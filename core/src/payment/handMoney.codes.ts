/** Result of money that an operator records: recorded, or asked of a second operator. Source: market-rules §9.2. */
export const HAND_MONEY_RESULTS = ['RECORDED', 'APPROVAL_ASKED'] as const
export type HandMoneyResult = (typeof HAND_MONEY_RESULTS)[number]
