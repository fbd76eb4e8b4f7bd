import { ADDRESS_COUNT_MAX, ADDRESS_NAME_LENGTH_MAX } from '@jangteo/core/address/address.rules'
import { APP_VERSION_DEFAULT } from '@jangteo/core/bridge/appVersion.rules'
import {
  READINESS_POLL_COUNT_MAX,
  bridgeReadinessChart,
} from '@jangteo/core/bridge/bridgeReadiness.chart'
import {
  PERIOD_HISTORY_YEARS_MAX,
  PERIOD_SPAN_YEARS_MAX,
} from '@jangteo/core/calendar/period.rules'
import { WITHDRAW_COUNT_MAX } from '@jangteo/core/claim/withdrawal/withdrawal.rules'
import { VS_PICK_COUNT_MAX } from '@jangteo/core/goods/vsPick.rules'
import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import { SIGN_UP_AGE_MIN } from '@jangteo/core/member/age.rules'
import { LOGIN_ID_LENGTH_MAX, LOGIN_ID_LENGTH_MIN } from '@jangteo/core/member/loginId.rules'
import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import { PASSWORD_REUSE_COUNT } from '@jangteo/core/member/password.rules'
import * as limits from '@jangteo/core/money/limits.rules'
import { FIRST_PAGE_NUMBER, PAGE_SIZE_DEFAULT } from '@jangteo/core/navigation/paging.rules'
import * as review from '@jangteo/core/review/review.rules'
import { LOCKOUT_MINUTES } from '@jangteo/core/session/lockout.rules'
import {
  AUTH_COOKIE,
  DORMANCY_YEARS,
  GUEST_USER_SEQ,
  PASSWORD_CHANGE_DAYS,
} from '@jangteo/core/session/session.rules'
import { STORE_LOGO_COUNT } from '@jangteo/core/store/storeLogo.rules'
import { TRACKING_EXTRA_COUNT_MAX } from '@jangteo/core/tracking/trackingEvent.rules'
import { VIDEO_THUMBNAIL } from '@jangteo/core/upload/thumbnail.rules'
import {
  FILE_COUNT_MAX,
  FILE_COUNT_MAX_DEFAULT,
  REQUEST_FILE_COUNT_MAX,
} from '@jangteo/core/upload/upload.rules'
import { RETRY_DELAY_MAX_MS } from '@jangteo/http/query/queryClient'
import { REQUEST_TIMEOUT_MS } from '@jangteo/http/call/contractLink'
import { expect, test } from 'vitest'

test('목록과 수량의 한도는 명세에 적힌 수 그대로다', () => {
  expect({
    paging: [FIRST_PAGE_NUMBER, PAGE_SIZE_DEFAULT],
    reviews: [
      review.BEST_REVIEW_COUNT,
      review.TOP_REVIEWER_COUNT,
      review.STORE_BEST_REVIEW_COUNT,
      review.REVIEW_LENGTH_MIN,
      review.REVIEW_LENGTH_MAX,
    ],
    files: [REQUEST_FILE_COUNT_MAX, FILE_COUNT_MAX, FILE_COUNT_MAX_DEFAULT],
    addresses: [ADDRESS_COUNT_MAX, ADDRESS_NAME_LENGTH_MAX],
    picks: VS_PICK_COUNT_MAX,
    withdrawals: WITHDRAW_COUNT_MAX,
    quantities: [limits.ORDER_QUANTITY_LIMIT_MAX, limits.QUANTITY_MAX],
    badge: limits.BADGE_COUNT_MAX,
    logos: STORE_LOGO_COUNT,
    extras: TRACKING_EXTRA_COUNT_MAX,
  }).toEqual({
    paging: [0, 10],
    reviews: [20, 10, 3, 30, 500],
    files: [5, 30, 5],
    addresses: [20, 20],
    picks: 4,
    withdrawals: 3,
    quantities: [10_000, 9_999],
    badge: 999,
    logos: 5,
    extras: 4,
  })
})

test('사람과 시간의 한도는 명세에 적힌 수 그대로다', () => {
  expect({
    name: NAME_LENGTH_MAX,
    loginId: [LOGIN_ID_LENGTH_MIN, LOGIN_ID_LENGTH_MAX],
    age: SIGN_UP_AGE_MIN,
    guest: GUEST_USER_SEQ,
    blockMinutes: LOCKOUT_MINUTES,
    passwords: [PASSWORD_REUSE_COUNT, PASSWORD_CHANGE_DAYS],
    dormancyYears: DORMANCY_YEARS,
    periodYears: [PERIOD_SPAN_YEARS_MAX, PERIOD_HISTORY_YEARS_MAX],
    cookie: AUTH_COOKIE,
    readiness: [
      READINESS_POLL_COUNT_MAX,
      bridgeReadinessChart.implementations.delays['pollInterval'],
    ],
    requestsMs: [REQUEST_TIMEOUT_MS, RETRY_DELAY_MAX_MS],
    thumbnail: VIDEO_THUMBNAIL,
    version: APP_VERSION_DEFAULT,
    retained: Object.keys(STORAGE_KEYS),
  }).toEqual({
    name: 10,
    loginId: [6, 20],
    age: 14,
    guest: -1,
    blockMinutes: 5,
    passwords: [3, 90],
    dormancyYears: 1,
    periodYears: [1, 5],
    cookie: { name: 'auth_token', path: '/', sameSite: 'strict', maxAgeSeconds: 31_536_000 },
    readiness: [50, 100],
    requestsMs: [10_000, 30_000],
    thumbnail: { atSeconds: 1, sideMaxPixels: 640, mediaType: 'image/jpeg', quality: 0.8 },
    version: '2.6.0',
    retained: ['autoSave', 'recentKeywordList', 'firstLottoVisit'],
  })
})
