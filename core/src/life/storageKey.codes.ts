/** Keys of the browser's storage. Source: spec §9. */
export const STORAGE_KEYS = {
  autoSave: 'jangteo.autoSave',
  recentKeywordList: 'jangteo.recentKeywordList',
  firstLottoVisit: 'jangteo.firstLottoVisit',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
