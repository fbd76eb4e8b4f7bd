import { STAFF_SESSION_STORED_MS } from '@jangteo/core/staff/staffLogin.rules'
import { deleteLoginTicketsBefore } from '@jangteo/postgres/staff/login-ticket.store'
import { deleteStaffLinksBefore } from '@jangteo/postgres/staff/staff-link.store'
import { deleteStaffSessionsBefore } from '@jangteo/postgres/staff/staff-login.store'
import { releaseStaleLocks, sweepExpired } from '@jangteo/postgres/job/job.store'
import { deleteSocialAttemptsBefore } from '@jangteo/postgres/member/social-attempt.store'
import {
  deleteLockoutsBefore,
  deleteTrustedDevicesBefore,
} from '@jangteo/postgres/session/lockout.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import type { Services } from '../app/services.ts'
import { passAdditionalPaymentDue } from '../claim/additional/pass-additional-payment-due.ts'
import { handleDueClaim } from '../claim/handle-due-claim.ts'
import { NOTIFY_CLAIMS_DUE, notifyClaimsDue } from '../claim/notify-claims-due.ts'
import { WATCH_HOLIDAYS, watchHolidays } from '../claim/watch-holidays.ts'
import { finishWithdrawal } from '../claim/withdrawal/withdraw-claim.ts'
import { EXPIRE_COUPONS, expireCoupons } from '../coupon/expire-coupons.ts'
import { DRAW_SERIALS, drawSerials } from '../coupon/serial-draw.ts'
import { ANSWER_DISPUTE } from '../claim/dispute/advance-dispute.ts'
import { passAnswerDue } from '../claim/dispute/pass-answer-due.ts'
import { DRAW_EVENTS, drawEvents } from '../display/event/draw-events.ts'
import { advanceSales } from '../promotion/advance-sales.ts'
import { ADVANCE_SALES } from '../promotion/advance-special-sale.ts'
import {
  RANK_HOUR,
  RANK_NIGHT,
  RANK_SEGMENTS,
  rankHour,
  rankNight,
  rankSegments,
} from '../display/ranking/compute-rankings.ts'
import { SET_LISTED_PRICES, setListedPrices } from '../display/set-listed-prices.ts'
import { NOTIFY_RESTOCKS, notifyRestocks } from '../goods/restock/notify-restocks.ts'
import { PAIR_GOODS, pairGoods } from '../goods/pair-goods.ts'
import { IMPORT_GOODS } from '../goods/selling/import-job.ts'
import { runImport } from '../goods/selling/run-import.ts'
import { NOTIFY_DORMANCY, notifyDormancy } from '../member/notify-dormancy.ts'
import { finishLeaving } from '../member/withdrawal/finish-leaving.ts'
import { FINISH_LEAVING } from '../member/withdrawal/leaving-job.ts'
import { NOTIFY_APPLICANT } from '../seller/advance-application.ts'
import { CHECK_BUSINESSES, checkBusinesses } from '../seller/check-businesses.ts'
import { notifyApplicant } from '../seller/notify-applicant.ts'
import { NOTIFY_STORE } from '../store/advance-store.ts'
import { notifyStore } from '../store/notify-store.ts'
import { NOTIFY_STORE_NEWS, notifyStoreNews } from '../store/notify-store-news.ts'
import { SEND_MAIL, sendMail } from '../mail/send-mail.ts'
import { unlinkAtProvider } from '../member/social/unlink-at-provider.ts'
import { UNLINK_SOCIAL } from '../member/social/unlink-social.ts'
import { NOTIFY_CONFIRM_SOON, notifyConfirmSoon } from '../order/notify-confirm-soon.ts'
import { handleDeadline } from '../order/handle-deadline.ts'
import { mailNotification } from '../notification/mail-notification.ts'
import { MAIL_NOTIFICATION } from '../notification/notify.ts'
import { closeAccount } from '../payment/close-account.ts'
import { expireDeposit } from '../payment/expire-deposit.ts'
import { EXPIRE_OVERDUE, expireOverdue } from '../payment/expire-overdue.ts'
import { expirePayment } from '../payment/expire-payment.ts'
import { REMIND_DEPOSIT, remindDeposit } from '../payment/notify-of-payment.ts'
import { readNotices } from '../payment/read-notices.ts'
import { SETTLE_LEFT_APPROVALS, settleLeftApprovals } from '../payment/settle-left-approvals.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { settleRefunds } from '../payment/settle-refunds.ts'
import { END_REVIEW_HIDE } from '../review/advance-review.ts'
import { endReviewHide } from '../review/end-review-hide.ts'
import { countKeywords } from '../review/keyword/count-keywords.ts'
import { COUNT_KEYWORDS } from '../review/keyword/schedule-keywords.ts'
import { RANK_REVIEWERS, rankAllReviewers } from '../review/reviewer/rank-reviewers.ts'
import { RANK_KEYWORDS, rankKeywords } from '../search/rank-keywords.ts'
import {
  REBUILD_DICTIONARY,
  rebuildDictionary,
  RELATE_KEYWORDS,
  relateSearches,
} from '../search/rebuild-dictionary.ts'
import { REFRESH_ALL_SEARCH, refreshAllSearch } from '../search/refresh-search.ts'
import { ASK_PAYOUT, askPayout } from '../settlement/ask-payout.ts'
import { CLOSE_STATEMENTS, closeStatements } from '../settlement/close-statements.ts'
import { carryOutShipFile } from '../seller/delivery/carry-out-ship-file.ts'
import { SHIP_FILE } from '../seller/delivery/ship-file-job.ts'
import { REMOVE_UNOWNED_FILES, removeUnowned } from '../upload/remove-unowned.ts'
import { SWEEP_RETENTION, sweepRetention } from './sweep-retention.ts'

type JobProgram = Effect.Effect<unknown, never, Services>

const ANSWER_LIFE_MS = 15 * 24 * 60 * 60 * 1000

/** A day without another wrong password. */
const LOCKOUT_LIFE_MS = 24 * 60 * 60 * 1000
/** A day after a visit to a provider began, its ticket is long void. */
const SOCIAL_ATTEMPT_LIFE_MS = 24 * 60 * 60 * 1000
/** Codes that were sent are counted for an hour. */
const LOGIN_TICKET_LIFE_MS = 60 * 60 * 1000
/** The life of the device cookie. */
const TRUSTED_LIFE_MS = 365 * 24 * 60 * 60 * 1000

/**
 * A job held longer than this counts as lost and runs again. Should its holder still be alive, it runs twice at once,
 * which every job tolerates.
 */
const HELD_MS_MAX = 60_000

const ofAdditionalPayment = z.object({ additionalPaymentId: z.int() })
const ofImport = z.object({ importId: z.int() })
const ofBatch = z.object({ batchId: z.int() })
const ofGoods = z.object({ goodsId: z.int() })
const ofItem = z.object({ orderItemId: z.int() })
const ofClaim = z.object({ claimId: z.int() })
const ofAttempt = z.object({ attemptId: z.int() })
const ofMember = z.object({ memberId: z.int() })
const ofHistory = z.object({ historyId: z.int() })
const ofMail = z.object({ mailId: z.int() })
const ofLink = z.object({ linkId: z.int() })
const ofNotification = z.object({ notificationId: z.int() })
const ofPayout = z.object({ payoutId: z.int() })
const ofPayment = z.object({ paymentId: z.int() })
const ofReview = z.object({ reviewId: z.int() })
const ofShipFile = z.object({ shipFileId: z.int() })

const sweep = Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
  Effect.all([
    sweepExpired(new Date(nowMs - ANSWER_LIFE_MS)),
    deleteLockoutsBefore(new Date(nowMs - LOCKOUT_LIFE_MS)),
    deleteTrustedDevicesBefore(new Date(nowMs - TRUSTED_LIFE_MS)),
    deleteSocialAttemptsBefore(new Date(nowMs - SOCIAL_ATTEMPT_LIFE_MS)),
    deleteLoginTicketsBefore(new Date(nowMs - LOGIN_TICKET_LIFE_MS)),
    deleteStaffLinksBefore(new Date(nowMs)),
    deleteStaffSessionsBefore(new Date(nowMs - STAFF_SESSION_STORED_MS)),
  ]),
)

/** Handlers that each task does. Every one bears to be done twice, also at once. */
export const JOB_PROGRAMS: Readonly<Record<string, (payload: unknown) => JobProgram>> = {
  'additional-payment-due': (payload) =>
    passAdditionalPaymentDue(ofAdditionalPayment.parse(payload).additionalPaymentId),
  'answer-cancel': (payload) => handleDueClaim(ofClaim.parse(payload).claimId, 'system.answerDue'),
  [ANSWER_DISPUTE]: (payload) => passAnswerDue(ofClaim.parse(payload).claimId),
  'assume-delivery': (payload) =>
    handleDeadline(ofItem.parse(payload).orderItemId, 'system.deliveryAssumed'),
  'assume-reship': (payload) =>
    handleDueClaim(ofClaim.parse(payload).claimId, 'system.deliveryAssumed'),
  'auto-confirm': (payload) =>
    handleDeadline(ofItem.parse(payload).orderItemId, 'system.autoConfirmDue'),
  'close-account': (payload) => closeAccount(ofPayment.parse(payload).paymentId),
  [ASK_PAYOUT]: (payload) => askPayout(ofPayout.parse(payload).payoutId),
  [CLOSE_STATEMENTS]: () => closeStatements,
  [COUNT_KEYWORDS]: (payload) => countKeywords(ofGoods.parse(payload).goodsId),
  [END_REVIEW_HIDE]: (payload) => endReviewHide(ofReview.parse(payload).reviewId),
  [EXPIRE_COUPONS]: () => expireCoupons,
  'expire-deposit': (payload) => expireDeposit(ofPayment.parse(payload).paymentId),
  [EXPIRE_OVERDUE]: () => expireOverdue,
  'expire-payment': (payload) => expirePayment(ofPayment.parse(payload).paymentId),
  [FINISH_LEAVING]: (payload) => finishLeaving(ofMember.parse(payload).memberId),
  'finish-withdrawal': (payload) => finishWithdrawal(ofClaim.parse(payload).claimId),
  'free-jobs': () => releaseStaleLocks(HELD_MS_MAX),
  [CHECK_BUSINESSES]: () => checkBusinesses,
  [NOTIFY_APPLICANT]: (payload) => notifyApplicant(ofHistory.parse(payload).historyId),
  [MAIL_NOTIFICATION]: (payload) => mailNotification(ofNotification.parse(payload).notificationId),
  [NOTIFY_CLAIMS_DUE]: () => notifyClaimsDue,
  [NOTIFY_CONFIRM_SOON]: () => notifyConfirmSoon,
  [NOTIFY_RESTOCKS]: () => notifyRestocks,
  [IMPORT_GOODS]: (payload) => runImport(ofImport.parse(payload).importId),
  [NOTIFY_DORMANCY]: () => notifyDormancy,
  [NOTIFY_STORE]: (payload) => notifyStore(ofHistory.parse(payload).historyId),
  [NOTIFY_STORE_NEWS]: () => notifyStoreNews,
  [RANK_KEYWORDS]: () => rankKeywords,
  [RANK_HOUR]: () => rankHour,
  [RANK_NIGHT]: () => rankNight,
  [RANK_REVIEWERS]: () => rankAllReviewers,
  [RANK_SEGMENTS]: () => rankSegments,
  [PAIR_GOODS]: () => pairGoods,
  'read-notices': (payload) => readNotices(ofAttempt.parse(payload).attemptId),
  [REBUILD_DICTIONARY]: () => rebuildDictionary,
  [RELATE_KEYWORDS]: () => relateSearches,
  [REFRESH_ALL_SEARCH]: () => refreshAllSearch,
  [REMIND_DEPOSIT]: (payload) => remindDeposit(ofPayment.parse(payload).paymentId),
  [REMOVE_UNOWNED_FILES]: () => removeUnowned,
  [SET_LISTED_PRICES]: () => setListedPrices,
  [SEND_MAIL]: (payload) => sendMail(ofMail.parse(payload).mailId),
  [SETTLE_LEFT_APPROVALS]: () => settleLeftApprovals,
  'settle-payment': (payload) => settlePayment(ofPayment.parse(payload).paymentId),
  'settle-refunds': (payload) => settleRefunds(ofPayment.parse(payload).paymentId),
  [DRAW_EVENTS]: () => drawEvents,
  [ADVANCE_SALES]: () => advanceSales,
  [SHIP_FILE]: (payload) => carryOutShipFile(ofShipFile.parse(payload).shipFileId),
  [DRAW_SERIALS]: (payload) => drawSerials(ofBatch.parse(payload).batchId),
  sweep: () => sweep,
  [UNLINK_SOCIAL]: (payload) => unlinkAtProvider(ofLink.parse(payload).linkId),
  [SWEEP_RETENTION]: () => sweepRetention,
  [WATCH_HOLIDAYS]: () => watchHolidays,
}
