import type { Messages } from '../decision/decision.rules.ts'
import type { GroupNameRefusal } from './favoriteGroup.rules.ts'

/** Texts of favourites and their groups. Source: domain-rules §7.4. */
export const FAVORITE_MESSAGES = {
  FAVORITE_ADDED: () => '찜했어요.',
  FAVORITE_REMOVED: () => '찜을 해제했어요.',
  FAVORITE_FULL: () => '찜은 최대 1,000개까지 담을 수 있어요.',
  FAVORITE_STORE_FULL: () => '스토어는 최대 300곳까지 찜할 수 있어요.',
  FAVORITE_STORE_REQUIRED: () => '찜한 스토어만 소식을 받을 수 있어요.',
  STORE_ALERT_ON: () => '스토어 소식을 알려 드릴게요.',
  STORE_ALERT_OFF: () => '스토어 소식 알림을 껐어요.',
  FAVORITE_GROUP_NOT_FOUND: () => '없는 그룹이에요.',
  FAVORITE_GROUP_FULL: () => '한 그룹에는 1,000개까지 담을 수 있어요.',
  FAVORITE_GROUP_NAME_REQUIRED: () => '그룹 이름을 입력해 주세요.',
  FAVORITE_GROUP_NAME_TOO_LONG: () => '그룹 이름은 20자까지 입력할 수 있어요.',
  FAVORITE_GROUP_NAME_TAKEN: () => '이미 있는 그룹 이름이에요.',
  FAVORITE_GROUP_COUNT_EXCEEDED: () => '그룹은 최대 30개까지 만들 수 있어요.',
} satisfies Messages & Record<GroupNameRefusal, () => string>
