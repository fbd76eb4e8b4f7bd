/**
 * Words that are neither stored nor shown in public: illegal goods and services, pornography, insults. Compared without
 * spaces, also inside of a keyword. Source: market-rules §2.3.
 */
export const BLOCKED_WORDS: readonly string[] = [
  '대마초',
  '마약',
  '메스암페타민',
  '필로폰',
  '물뽕',
  '졸피뎀',
  '낙태약',
  '바카라',
  '카지노사이트',
  '토토사이트',
  '사설토토',
  '대포통장',
  '대포폰',
  '개인정보판매',
  '몰카',
  '도촬',
  '야동',
  '포르노',
  '성매매',
  '조건만남',
  '병신',
  '씨발',
  '개새끼',
]
