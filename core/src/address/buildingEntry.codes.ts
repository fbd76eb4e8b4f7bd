export const BUILDING_ENTRIES = ['DOOR_CODE', 'OPEN', 'SECURITY_CALL'] as const

/** Way of the courier into the building of a destination. Source: decision 172. */
export type BuildingEntry = (typeof BUILDING_ENTRIES)[number]

export const BUILDING_ENTRY_LABELS: Readonly<Record<BuildingEntry, string>> = {
  DOOR_CODE: '공동현관 비밀번호',
  OPEN: '자유롭게 출입 가능',
  SECURITY_CALL: '경비실 호출',
}
