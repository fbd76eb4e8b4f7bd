import { LIFE_PATHS } from './path.codes.ts'
import type { AlarmSection, TermsSection } from './path.codes.ts'
import { toUrl } from './path.rules.ts'
import type { Query } from './query.rules.ts'

/** Links to every page of the wider life app. Source: spec §2. */
export const lifeRoutes = {
  setting: () => LIFE_PATHS.setting,
  settingAlarm: () => LIFE_PATHS.settingAlarm,
  settingAlarmSection: (section: AlarmSection) =>
    toUrl(LIFE_PATHS.settingAlarmSection, { section }),
  security: () => LIFE_PATHS.security,
  connectedDevice: () => LIFE_PATHS.connectedDevice,
  terms: () => LIFE_PATHS.terms,
  termsDetail: (termsId: number, version: number | null = null) =>
    toUrl(LIFE_PATHS.termsDetail, { termsId }, { version }),
  termsSection: (section: TermsSection) => `${LIFE_PATHS.terms}/${section}`,
  openLicense: () => LIFE_PATHS.openLicense,
  withdraw: (query: Query = {}) => toUrl(LIFE_PATHS.withdraw, {}, query),
  newsList: () => LIFE_PATHS.newsList,
  newsDetail: (newsId: number, categoryId: number | null = null) =>
    toUrl(LIFE_PATHS.newsDetail, { newsId }, { categoryId }),
  lowAuction: () => LIFE_PATHS.lowAuction,
  lowAuctionDetail: (raffleId: number) => toUrl(LIFE_PATHS.lowAuctionDetail, { raffleId }),
  lowAuctionPayment: (raffleSeq: number) => toUrl(LIFE_PATHS.lowAuctionPayment, {}, { raffleSeq }),
  devOnly: () => LIFE_PATHS.devOnly,
  visitCoupang: () => LIFE_PATHS.visitCoupang,
  memoryCard: () => LIFE_PATHS.memoryCard,
  dailyLuckyQuiz: () => LIFE_PATHS.dailyLuckyQuiz,
  offerwall: (type: string | null = null) => toUrl(LIFE_PATHS.offerwall, {}, { type }),
  welcomeEvent: () => LIFE_PATHS.welcomeEvent,
  myEventList: () => LIFE_PATHS.myEventList,
  myEventDetail: (eventId: string) => toUrl(LIFE_PATHS.myEventDetail, { eventId }),
  customerList: () => LIFE_PATHS.customerList,
  pointModal: (point: number) => toUrl(LIFE_PATHS.pointModal, {}, { point }),
  cashModal: () => LIFE_PATHS.cashModal,
  partnerModal: () => LIFE_PATHS.partnerModal,
  whistleMain: () => LIFE_PATHS.whistleMain,
  exchangeMain: () => LIFE_PATHS.exchangeMain,
} as const satisfies Record<keyof typeof LIFE_PATHS, (...args: never) => string>
