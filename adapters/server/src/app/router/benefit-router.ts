import { answer } from '../../call/answer.ts'
import { showBenefit } from '../../display/benefit/show-benefit.ts'
import { showBenefits } from '../../display/benefit/show-benefits.ts'
import { enterEvent } from '../../display/event/enter-event.ts'
import { listEvents } from '../../display/event/list-events.ts'
import { listMyEvents } from '../../display/event/list-my-events.ts'
import { showEvent } from '../../display/event/show-event.ts'
import { showEventDraw } from '../../display/event/show-event-draw.ts'
import { showWelcome } from '../../display/event/show-welcome.ts'
import { calls } from '../market-calls.ts'

/** The calls of benefits and events, with the use cases that answer them. */
export const benefiting = {
  benefit: {
    page: calls.benefit.page.handler(answer(showBenefits)),
    detail: calls.benefit.detail.handler(answer(showBenefit)),
  },
  event: {
    list: calls.event.list.handler(answer(listEvents)),
    detail: calls.event.detail.handler(answer(showEvent)),
    enter: calls.event.enter.handler(answer(enterEvent)),
    mine: calls.event.mine.handler(answer(listMyEvents)),
    draw: calls.event.draw.handler(answer(showEventDraw)),
    welcome: calls.event.welcome.handler(answer(showWelcome)),
  },
}
