import { answer } from '../../call/answer.ts'
import { cancelSale } from '../../promotion/cancel-sale.ts'
import { checkEntryAvailable } from '../../promotion/check-entry-available.ts'
import { checkSaleBuy } from '../../promotion/check-sale-buy.ts'
import { changeSale, createSale } from '../../promotion/edit-sale.ts'
import { enterSale } from '../../promotion/enter-sale.ts'
import { listCurrentSaleGoods } from '../../promotion/list-sale-goods.ts'
import { listSales, showSale } from '../../promotion/list-sales.ts'
import { showCurrentSale } from '../../promotion/show-current-sale.ts'
import { showRankings } from '../../promotion/show-rankings.ts'
import { showSaleDraw } from '../../promotion/show-sale-draw.ts'
import { withdrawEntry } from '../../promotion/withdraw-entry.ts'
import { calls } from '../market-calls.ts'
import { staffCalls } from '../staff-calls.ts'

/** The calls of special sales, with the use cases that answer them. */
export const promoting = {
  specialSale: {
    current: calls.specialSale.current.handler(answer(showCurrentSale)),
    goodsList: calls.specialSale.goodsList.handler(answer(listCurrentSaleGoods)),
    enter: calls.specialSale.enter.handler(answer(enterSale)),
    withdraw: calls.specialSale.withdraw.handler(answer(withdrawEntry)),
    entryAvailability: calls.specialSale.entryAvailability.handler(answer(checkEntryAvailable)),
    rankings: calls.specialSale.rankings.handler(answer(showRankings)),
    buyAvailability: calls.specialSale.buyAvailability.handler(answer(checkSaleBuy)),
    draw: calls.specialSale.draw.handler(answer(showSaleDraw)),
  },
}

/** The calls of operators for special sales, with the use cases that answer them. */
export const planningSales = {
  operatorSale: {
    list: staffCalls.operatorSale.list.handler(answer(listSales)),
    detail: staffCalls.operatorSale.detail.handler(answer(showSale)),
    create: staffCalls.operatorSale.create.handler(answer(createSale)),
    change: staffCalls.operatorSale.change.handler(answer(changeSale)),
    cancel: staffCalls.operatorSale.cancel.handler(answer(cancelSale)),
  },
}
