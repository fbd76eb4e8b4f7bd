import { createMachine } from 'xstate'

/**
 * The buyer's way from the payment page to the completed order, as a buyer sees it: what the server and the gateway
 * answer are events here, so that the shortest paths through it can be walked in a browser.
 */
export const checkoutJourney = createMachine({
  id: 'checkoutJourney',
  initial: 'empty',
  states: {
    empty: { on: { SUBMIT_EMPTY: 'incomplete', FILL: 'filled' } },
    incomplete: { on: { FILL: 'filled' } },
    filled: {
      on: {
        SUBMIT: 'window',
        SUBMIT_AT_A_FORMER_PRICE: 'differing',
        SUBMIT_SOLD_OUT: 'blocked',
        SUBMIT_A_USED_COUPON: 'couponRefused',
        SUBMIT_AND_HEAR_NOTHING: 'unanswered',
      },
    },
    differing: { on: { ACCEPT: 'filled' } },
    blocked: { on: { DISMISS: 'filled' } },
    couponRefused: { on: { DISMISS: 'filled' } },
    unanswered: { on: { REPEAT: 'window' } },
    window: { on: { APPROVE: 'complete', DECLINE: 'declined', CLOSE: 'closed' } },
    declined: { on: { PAY_AGAIN: 'window' } },
    closed: { on: { PAY_AGAIN: 'window' } },
    complete: { type: 'final' },
  },
})
