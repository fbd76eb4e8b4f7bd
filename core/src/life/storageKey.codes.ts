/** Entry that the browser keeps of its own, by the names it is stored under. Source: spec §9. */
export const STORAGE_KEYS = {
  autoSave: 'jangteo.autoSave',
  recentKeywordList: 'jangteo.recentKeywordList',
  firstLottoVisit: 'jangteo.firstLottoVisit',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
