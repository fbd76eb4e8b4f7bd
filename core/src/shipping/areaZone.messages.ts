import type { Messages } from '../decision/decision.rules.ts'
import { ZONE_RANGE_COUNT_MAX } from './areaZoneChange.rules.ts'

/** Texts of the refusals that operators read about postcodes of remote zones. Source: decision 148. */
export const AREA_ZONE_MESSAGES = {
  ZONE_RANGE_REVERSED: () => '끝 우편번호가 시작 우편번호보다 앞이에요.',
  ZONE_RANGE_OVERLAPS: () => '이미 등록한 우편번호와 겹쳐요.',
  ZONE_RANGE_COUNT_EXCEEDED: () =>
    `우편번호는 ${ZONE_RANGE_COUNT_MAX}개 구간까지 등록할 수 있어요.`,
  ZONE_RANGE_NOT_FOUND: () => '이미 바뀌었거나 삭제된 구간이에요. 새로고침해 주세요.',
} satisfies Messages
