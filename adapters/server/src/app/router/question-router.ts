import { answer } from '../../call/answer.ts'
import {
  checkRestockAlerts,
  listRestockAlerts,
  removeRestockAlert,
  requestRestockAlerts,
} from '../../goods/restock/restock-alerts.ts'
import { askQuestion } from '../../inquiry/ask-question.ts'
import { changeQuestion, removeQuestion } from '../../inquiry/change-question.ts'
import { listGoodsQuestions, listMyQuestions } from '../../inquiry/list-questions.ts'
import { openQuestionPage } from '../../inquiry/open-question-page.ts'
import {
  answerQuestion,
  holdQuestion,
  listSellerQuestions,
} from '../../inquiry/seller-questions.ts'
import { calls } from '../market-calls.ts'
import { staffCalls } from '../staff-calls.ts'

/** Questions about products, and restock alerts, with the use cases that answer them. */
export const questioning = {
  goodsQuestion: {
    list: calls.goodsQuestion.list.handler(answer(listGoodsQuestions)),
    ask: calls.goodsQuestion.ask.handler(answer(askQuestion)),
    mine: calls.goodsQuestion.mine.handler(answer(listMyQuestions)),
    change: calls.goodsQuestion.change.handler(answer(changeQuestion)),
    remove: calls.goodsQuestion.remove.handler(answer(removeQuestion)),
    page: calls.goodsQuestion.page.handler(answer(openQuestionPage)),
  },
  restock: {
    check: calls.restock.check.handler(answer(checkRestockAlerts)),
    request: calls.restock.request.handler(answer(requestRestockAlerts)),
    list: calls.restock.list.handler(answer(listRestockAlerts)),
    remove: calls.restock.remove.handler(answer(removeRestockAlert)),
  },
}

/** The questions that a store was put. */
export const answeringQuestions = {
  sellerQuestion: {
    list: staffCalls.sellerQuestion.list.handler(answer(listSellerQuestions)),
    answer: staffCalls.sellerQuestion.answer.handler(answer(answerQuestion)),
    hold: staffCalls.sellerQuestion.hold.handler(answer(holdQuestion)),
  },
}
