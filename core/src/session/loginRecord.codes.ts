export const LOGIN_WAYS = ['PASSWORD', 'KAKAO', 'NAVER', 'APPLE', 'SIGN_UP'] as const

/** Way into an account; a sign-up logs in, too. Source: market-rules §7. */
export type LoginWay = (typeof LOGIN_WAYS)[number]

export const LOGIN_WAY_LABELS: Readonly<Record<LoginWay, string>> = {
  PASSWORD: '비밀번호',
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
  SIGN_UP: '회원가입',
}

export const LOGIN_RESULTS = ['SUCCESS', 'MISMATCH', 'DORMANT', 'SUSPENDED'] as const

/** Result of a login that somebody tried; during a lockout nothing is compared and nothing recorded. Source: decision 117. */
export type LoginResult = (typeof LOGIN_RESULTS)[number]

export const LOGIN_RESULT_LABELS: Readonly<Record<LoginResult, string>> = {
  SUCCESS: '성공',
  MISMATCH: '실패 · 비밀번호 불일치',
  DORMANT: '실패 · 휴면 계정',
  SUSPENDED: '실패 · 이용 정지된 계정',
}
