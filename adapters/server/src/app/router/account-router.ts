import { answer } from '../../call/answer.ts'
import { changeConsent } from '../../member/account/change-consent.ts'
import { logOutOthers } from '../../member/account/end-other-sessions.ts'
import { logOutSession } from '../../member/account/end-session.ts'
import { listConsents } from '../../member/account/list-consents.ts'
import { listLogins } from '../../member/account/list-logins.ts'
import { listSessions } from '../../member/account/list-sessions.ts'
import { showMyPage } from '../../life/show-my-page.ts'
import { listNotifications } from '../../notification/list-notifications.ts'
import { markRead } from '../../notification/mark-read.ts'
import { removeNotification } from '../../notification/remove-notification.ts'
import { showTerms } from '../../terms/show-terms.ts'
import { calls } from '../market-calls.ts'

/** The calls of a member about their own account, with the use cases that answer them. */
export const accounting = {
  account: {
    sessions: calls.account.sessions.handler(answer(listSessions)),
    endOtherSessions: calls.account.endOtherSessions.handler(answer(logOutOthers)),
    endSession: calls.account.endSession.handler(answer(logOutSession)),
    loginHistory: calls.account.loginHistory.handler(answer(listLogins)),
    consents: calls.account.consents.handler(answer(listConsents)),
    changeConsent: calls.account.changeConsent.handler(answer(changeConsent)),
  },
  notification: {
    list: calls.notification.list.handler(answer(listNotifications)),
    markRead: calls.notification.markRead.handler(answer(markRead)),
    remove: calls.notification.remove.handler(answer(removeNotification)),
  },
  terms: { detail: calls.terms.detail.handler(answer(showTerms)) },
  myPage: { main: calls.myPage.main.handler(answer(showMyPage)) },
}
