import { describe, expect, test } from 'vitest'
import { messageText } from '@jangteo/core/catalogue/catalogue.messages'

type Reported = readonly (readonly [named: string, shown: string, text: string])[]

/** Codes that spec §8 names, in its order, as it is shown and as domain-rules §7.5, §7.6 words it. */
const GENERIC: Reported = [
  [
    'system error',
    messageText('SYSTEM_ERROR'),
    '일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  ],
  ['network error', messageText('NETWORK_ERROR'), '네트워크 연결을 확인해 주세요.'],
  [
    'API failure',
    messageText('API_FAILURE'),
    '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  ],
]

const AUTHENTICATION: Reported = [
  [
    'id/password mismatch',
    messageText('LOGIN_MISMATCH'),
    '아이디 또는 비밀번호가 일치하지 않아요.',
  ],
  [
    'guest order info mismatch',
    messageText('GUEST_ORDER_MISMATCH'),
    '주문번호 또는 주문 비밀번호가 일치하지 않아요.',
  ],
  [
    'session expired',
    messageText('SESSION_EXPIRED'),
    '로그인 시간이 만료됐어요. 다시 로그인해 주세요.',
  ],
  ['no session', messageText('SESSION_REQUIRED'), '로그인이 필요해요. 로그인해 주세요.'],
  [
    'login blocked',
    messageText('LOGIN_BLOCKED'),
    '로그인을 여러 번 실패해 5분 동안 로그인할 수 없어요.',
  ],
  [
    'dormant account',
    messageText('LOGIN_DORMANT'),
    '1년 동안 접속하지 않아 휴면 상태예요. 비밀번호를 재설정하면 해제돼요.',
  ],
  ['idle logout', messageText('SESSION_IDLE'), '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.'],
]

const CLAIMS: Reported = [
  [
    'claim in progress',
    messageText('ORDER_ITEM_CLAIM_IN_PROGRESS'),
    '이미 진행 중인 취소·교환·반품이 있어요.',
  ],
  [
    'exchange withdrawals exceeded',
    messageText('CLAIM_WITHDRAW_COUNT_EXCEEDED', { type: 'EXCHANGE' }),
    '철회할 수 있는 횟수(3회)를 모두 사용했어요. 교환 철회가 어려우니 고객센터로 문의해 주세요.',
  ],
  [
    'return withdrawals exceeded',
    messageText('CLAIM_WITHDRAW_COUNT_EXCEEDED', { type: 'RETURN' }),
    '철회할 수 있는 횟수(3회)를 모두 사용했어요. 반품 철회가 어려우니 고객센터로 문의해 주세요.',
  ],
  [
    'exchange stock lacking',
    messageText('EXCHANGE_RESHIPPING_OUT_OF_STOCK'),
    '교환할 상품의 재고가 부족해요.',
  ],
  [
    'refund account',
    messageText('CLAIM_REFUND_ACCOUNT_REQUIRED'),
    '환불받을 계좌를 입력해 주세요.',
  ],
  [
    'refund account mismatch',
    messageText('REFUND_ACCOUNT_MISMATCH'),
    '예금주와 계좌번호가 일치하지 않아요.',
  ],
  [
    'refund amount',
    messageText('CLAIM_AMOUNT_CHANGED'),
    '환불 예정금액이 변경됐어요. 다시 확인해 주세요.',
  ],
  ['not change status', messageText('NOT_CHANGE_STATUS'), '진행 상태가 바뀌어 처리할 수 없어요.'],
  [
    'not change additional payment',
    messageText('NOT_CHANGE_ADDITIONAL_PAYMENT'),
    '추가결제 상태가 바뀌어 처리할 수 없어요.',
  ],
  [
    'add-payment refund error',
    messageText('ADD_PAYMENT_REFUND_ERROR'),
    '추가결제 금액을 환불하지 못했어요. 고객센터로 문의해 주세요.',
  ],
  [
    'add-ons in part',
    messageText('NOT_PART_CLAIM_ADD_GOODS'),
    '추가상품은 본상품과 함께 모두 신청해 주세요.',
  ],
  [
    'shipping group in progress',
    messageText('SHIPPING_GROUP_CLAIM_IN_PROGRESS'),
    '같은 배송 묶음에 진행 중인 취소·교환·반품이 있어요. 완료된 뒤 신청해 주세요.',
  ],
  [
    'cancel withdrawal failed',
    messageText('CLAIM_CANCEL_WITHDRAW_FAILED'),
    '취소 철회에 실패했어요.',
  ],
  [
    'exchange withdrawal failed',
    messageText('CLAIM_WITHDRAW_FAILED', { type: 'EXCHANGE' }),
    '교환 철회에 실패했어요.',
  ],
  [
    'return withdrawal failed',
    messageText('CLAIM_WITHDRAW_FAILED', { type: 'RETURN' }),
    '반품 철회에 실패했어요.',
  ],
]

const ORDERS: Reported = [
  [
    'stock changed',
    messageText('ORDER_STOCK_CHANGED'),
    '상품의 재고가 변경됐어요. 장바구니에서 다시 확인해 주세요.',
  ],
  [
    'price changed',
    messageText('ORDER_PRICE_CHANGED'),
    '상품의 가격이 변경됐어요. 장바구니에서 다시 확인해 주세요.',
  ],
  [
    'sale status changed',
    messageText('ORDER_SALE_STATUS_CHANGED'),
    '상품의 판매 상태가 변경됐어요. 장바구니에서 다시 확인해 주세요.',
  ],
  [
    'quantity changed',
    messageText('ORDER_QUANTITY_CHANGED'),
    '구매 가능 수량이 변경됐어요. 장바구니에서 다시 확인해 주세요.',
  ],
  ['items not orderable', messageText('ORDER_NOT_ORDERABLE'), '주문할 수 없는 상품이 있어요.'],
  [
    'address change, fee differs',
    messageText('ORDER_ADDRESS_FEE_DIFFERS'),
    '배송비가 달라지는 주소로는 변경할 수 없어요.',
  ],
  [
    'address change, status',
    messageText('ORDER_ADDRESS_STATUS'),
    '지금은 배송지를 변경할 수 없는 상태예요.',
  ],
  ['area', messageText('ORDER_AREA_NOT_DELIVERABLE'), '이 지역으로는 배송할 수 없는 상품이에요.'],
]

const COUPONS: Reported = [
  ['already issued', messageText('COUPON_ALREADY_ISSUED'), '이미 받은 쿠폰이에요.'],
  ['expired issue period', messageText('COUPON_ISSUE_PERIOD_OVER'), '발급 기간이 지났어요.'],
  ['not exist', messageText('COUPON_NOT_EXIST'), '쿠폰을 찾을 수 없어요.'],
  [
    'not for this goods',
    messageText('COUPON_NOT_RELATED'),
    '이 상품에는 사용할 수 없는 쿠폰이에요.',
  ],
  ['policy changed', messageText('COUPON_POLICY_CHANGED'), '쿠폰 조건이 바뀌었어요.'],
  ['issue condition unmet', messageText('COUPON_CONDITION_UNMET'), '발급 조건에 맞지 않아요.'],
  ['wrong number', messageText('COUPON_SERIAL_INVALID'), '쿠폰 번호를 다시 확인해 주세요.'],
  ['usage period expired', messageText('COUPON_USE_PERIOD_OVER'), '사용 기간이 지났어요.'],
  ['already used', messageText('COUPON_USED'), '이미 사용한 쿠폰이에요.'],
  [
    'admin restricted',
    messageText('COUPON_ADMIN_RESTRICTED'),
    '지금은 사용할 수 없는 쿠폰이에요. 자세한 내용은 고객센터로 문의해 주세요.',
  ],
  ['unusable', messageText('COUPON_UNUSABLE'), '지금은 사용할 수 없는 쿠폰이에요.'],
]

const SOCIAL: Reported = [
  ['already linked', messageText('SOCIAL_ALREADY_LINKED'), '이미 연결된 계정이에요.'],
  ['already unlinked', messageText('SOCIAL_ALREADY_UNLINKED'), '이미 연결이 해제된 계정이에요.'],
  ['unknown SNS info', messageText('SOCIAL_UNKNOWN'), 'SNS 계정 정보를 확인할 수 없어요.'],
  ['unavailable', messageText('SOCIAL_UNAVAILABLE'), '지금은 이용할 수 없는 계정이에요.'],
  ['old password', messageText('SOCIAL_PASSWORD_OLD'), '비밀번호를 변경한 지 90일이 지났어요.'],
  ['dormant', messageText('SOCIAL_DORMANT'), '휴면 계정이에요.'],
  ['different account', messageText('SOCIAL_DIFFERENT_ACCOUNT'), '다른 계정에 연결된 SNS예요.'],
]

const OTHERS: Reported = [
  ['deleted inquiry', messageText('INQUIRY_DELETED'), '삭제된 문의예요.'],
  ['deleted product Q&A', messageText('GOODS_QUESTION_DELETED'), '삭제된 상품문의예요.'],
  ['deleted address', messageText('ADDRESS_DELETED'), '삭제된 배송지예요.'],
  ['not found page', messageText('PAGE_NOT_FOUND'), '페이지를 찾을 수 없어요.'],
  [
    'tracking not provided',
    messageText('DELIVERY_TRACKING_NOT_PROVIDED'),
    '택배사에서 배송조회를 제공하지 않아요.',
  ],
  [
    'restock alert duplicate',
    messageText('RESTOCK_ALERT_DUPLICATE'),
    '이미 신청한 재입고 알림이에요.',
  ],
  ['receipt not yet issued', messageText('RECEIPT_NOT_ISSUED'), '영수증이 아직 발급되지 않았어요.'],
  ['file upload failure', messageText('FILE_UPLOAD_FAILED'), '파일 업로드 중 오류가 발생했어요.'],
  [
    'file processing',
    messageText('FILE_PROCESSING_FAILED'),
    '파일을 처리하는 중 오류가 발생했어요.',
  ],
  [
    'file count',
    messageText('FILE_COUNT_EXCEEDED', { max: 5 }),
    '파일은 최대 5개까지 첨부할 수 있어요.',
  ],
  [
    'file size',
    messageText('FILE_TOO_LARGE', { megabytes: 10, name: 'a.jpg' }),
    '파일 하나의 크기는 10MB 이하여야 해요.',
  ],
  [
    'total size',
    messageText('FILES_TOO_LARGE', { megabytes: 100 }),
    '전체 크기는 100MB 이하여야 해요.',
  ],
  ['file format', messageText('FILE_FORMAT_UNSUPPORTED'), '지원하지 않는 파일 형식이에요.'],
  ['images lost', messageText('REVIEW_IMAGES_LOST'), '사진을 모두 삭제할 수 없어요.'],
  [
    'store feature',
    messageText('STORE_FEATURE_DENIED'),
    '이 스토어에서는 이용할 수 없는 기능이에요. 고객센터로 문의해 주세요.',
  ],
  ['edit permission', messageText('EDIT_DENIED'), '수정 권한이 없어요.'],
  ['clipboard', messageText('COPY_FAILED'), '복사하지 못했어요. 길게 눌러 복사해 주세요.'],
  [
    'no canvas context',
    messageText('THUMBNAIL_CANVAS_MISSING'),
    '동영상 미리보기를 만들지 못했어요.',
  ],
  ['loading video', messageText('THUMBNAIL_VIDEO_FAILED'), '동영상을 불러오지 못했어요.'],
]

/** Codes that spec §5 refuses while something is typed or chosen. */
const TYPED: Reported = [
  ['id taken', messageText('LOGIN_ID_TAKEN'), '이미 사용 중인 아이디예요.'],
  ['e-mail taken', messageText('EMAIL_TAKEN'), '이미 사용 중인 이메일이에요.'],
  [
    'old password',
    messageText('PASSWORD_OLD'),
    '비밀번호를 변경한 지 90일이 지났어요. 새 비밀번호로 바꿔 주세요.',
  ],
  [
    'last three passwords',
    messageText('PASSWORD_REUSED'),
    '최근에 사용한 비밀번호 3개는 다시 사용할 수 없어요.',
  ],
  [
    'present password',
    messageText('PASSWORD_SAME'),
    '현재 비밀번호와 다른 비밀번호를 입력해 주세요.',
  ],
  ['confirmation', messageText('PASSWORD_MISMATCH'), '비밀번호가 서로 일치하지 않아요.'],
  ['code mismatch', messageText('EMAIL_CODE_MISMATCH'), '인증번호가 일치하지 않아요.'],
  [
    'code time over',
    messageText('EMAIL_CODE_TIMED_OUT'),
    '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.',
  ],
  ['mobile', messageText('MOBILE_INVALID'), '휴대폰 번호를 다시 확인해 주세요.'],
  ['age', messageText('AGE_TOO_YOUNG'), '만 14세 이상만 가입할 수 있어요.'],
  ['leaving', messageText('LEAVE_REASON_REQUIRED'), '탈퇴 사유를 선택해 주세요.'],
  ['terms', messageText('TERMS_REQUIRED'), '필수 약관에 동의해 주세요.'],
  ['addresses', messageText('ADDRESS_COUNT_EXCEEDED'), '배송지는 최대 20개까지 등록할 수 있어요.'],
  ['keyword', messageText('SEARCH_KEYWORD_REQUIRED'), '검색어를 입력해 주세요.'],
  ['one year', messageText('PERIOD_TOO_LONG'), '조회 기간은 최대 1년이에요.'],
  ['five years', messageText('PERIOD_TOO_OLD'), '최근 5년까지만 조회할 수 있어요.'],
  ['start after end', messageText('PERIOD_START_AFTER_END'), '시작일이 종료일보다 늦어요.'],
  ['option', messageText('OPTION_REQUIRED'), '옵션을 선택해 주세요.'],
  ['login prompt', messageText('LOGIN_CONFIRM'), '로그인이 필요해요. 로그인할까요?'],
]

describe.each([
  ['공통', GENERIC],
  ['인증', AUTHENTICATION],
  ['클레임', CLAIMS],
  ['주문', ORDERS],
  ['쿠폰', COUPONS],
  ['소셜 로그인', SOCIAL],
  ['그 밖', OTHERS],
  ['입력', TYPED],
])('%s 문구', (_group, reported) => {
  test.each(reported)('%s', (_named, shown, text) => {
    expect(shown).toEqual(text)
  })
})
