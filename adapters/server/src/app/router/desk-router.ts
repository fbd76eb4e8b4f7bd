import { deskContract } from '@jangteo/contract/contract'
import { implement } from '@orpc/server'
import { admit } from '../../call/admit.ts'
import { answer } from '../../call/answer.ts'
import { rejectNulCharacters } from '../../call/reject-nul-characters.ts'
import type { ArrivedContext } from '../../call/request-context.ts'
import { resolveCaller } from '../../call/resolve-caller.ts'
import { unlocked } from '../../call/unlocked.ts'
import { watchCall } from '../../call/watch-call.ts'
import { listDeskClaims } from '../../desk/list-desk-claims.ts'
import { listDeskItems } from '../../desk/list-desk-items.ts'
import { listDeskPayments } from '../../desk/list-desk-payments.ts'
import { listDeskRefunds } from '../../desk/list-desk-refunds.ts'
import { listOutbox } from '../../desk/list-outbox.ts'
import { listNewestOrders } from '../../desk/list-newest-orders.ts'
import { recordDeskPayment } from '../../desk/record-desk-payment.ts'
import { refuseDeskSale } from '../../desk/refuse-desk-sale.ts'
import { sendDeskClaimEvent } from '../../desk/send-desk-claim-event.ts'
import { sendDeskEvent } from '../../desk/send-desk-event.ts'
import { sendDeskRefundEvent } from '../../desk/send-desk-refund-event.ts'
import { sendDeskScan } from '../../desk/send-desk-scan.ts'
import { showChartCoverage } from '../../desk/show-chart-coverage.ts'
import { showOrderHistory } from '../../desk/show-order-history.ts'

const deskCalls = implement(deskContract)
  .$context<ArrivedContext>()
  .use(watchCall)
  .use(unlocked)
  .use(resolveCaller)
  .use(admit)
  .use(rejectNulCharacters)

/** The calls of `/devOnly` with the use cases that answer them. */
export const desk = deskCalls.router({
  desk: {
    list: deskCalls.desk.list.handler(answer(listDeskItems)),
    send: deskCalls.desk.send.handler(answer(sendDeskEvent)),
    scan: deskCalls.desk.scan.handler(answer(sendDeskScan)),
    coverage: deskCalls.desk.coverage.handler(answer(showChartCoverage)),
    orders: deskCalls.desk.orders.handler(answer(listNewestOrders)),
    history: deskCalls.desk.history.handler(answer(showOrderHistory)),
    claims: deskCalls.desk.claims.handler(answer(listDeskClaims)),
    sendClaim: deskCalls.desk.sendClaim.handler(answer(sendDeskClaimEvent)),
    refuseSale: deskCalls.desk.refuseSale.handler(answer(refuseDeskSale)),
    outbox: deskCalls.desk.outbox.handler(answer(listOutbox)),
    payments: deskCalls.desk.payments.handler(answer(listDeskPayments)),
    recordPayment: deskCalls.desk.recordPayment.handler(answer(recordDeskPayment)),
    refunds: deskCalls.desk.refunds.handler(answer(listDeskRefunds)),
    sendRefund: deskCalls.desk.sendRefund.handler(answer(sendDeskRefundEvent)),
  },
})
