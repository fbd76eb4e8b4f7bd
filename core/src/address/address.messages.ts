import type { Messages } from '../decision/decision.rules.ts'
import type { AddressCode } from './address.codes.ts'
import type { EntryRefusal } from './courierNote.rules.ts'
import type { RequestRefusal } from './deliveryRequest.rules.ts'

/** Texts of the address book and of the address fields. Source: spec §5, domain-rules §7.5. */
export const ADDRESS_MESSAGES = {
  ADDRESS_NAME_REQUIRED: () => '배송지 이름을 입력해 주세요.',
  ADDRESS_NAME_TOO_LONG: () => '배송지 이름은 20자까지 입력할 수 있어요.',
  RECEIVER_NAME_REQUIRED: () => '받는 분 이름을 입력해 주세요.',
  RECEIVER_NAME_TOO_LONG: () => '받는 분 이름은 10자까지 입력할 수 있어요.',
  RECEIVER_MOBILE_REQUIRED: () => '휴대폰 번호를 입력해 주세요.',
  RECEIVER_MOBILE_INVALID: () => '휴대폰 번호를 다시 확인해 주세요.',
  ZONECODE_REQUIRED: () => '우편번호를 입력해 주세요.',
  ZONECODE_INVALID: () => '우편번호를 다시 확인해 주세요.',
  ROAD_ADDRESS_REQUIRED: () => '주소를 입력해 주세요.',
  ROAD_ADDRESS_TOO_LONG: () => '주소는 100자까지 입력할 수 있어요.',
  DETAIL_ADDRESS_TOO_LONG: () => '상세주소는 100자까지 입력할 수 있어요.',
  REQUEST_REQUIRED: () => '요청사항을 입력해 주세요.',
  REQUEST_TOO_LONG: () => '요청사항은 50자까지 입력할 수 있어요.',
  DOOR_CODE_REQUIRED: () => '공동현관 비밀번호를 입력해 주세요.',
  DOOR_CODE_TOO_LONG: () => '공동현관 비밀번호는 20자까지 입력할 수 있어요.',
  ADDRESS_COUNT_EXCEEDED: () => '배송지는 최대 20개까지 등록할 수 있어요.',
  ADDRESS_DELETED: () => '삭제된 배송지예요.',
} satisfies Messages & Record<AddressCode | EntryRefusal | RequestRefusal, () => string>
