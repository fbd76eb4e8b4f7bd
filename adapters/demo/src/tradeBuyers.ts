import type { Insertable } from 'kysely'
import type { Members } from '@jangteo/postgres/database/schema.gen'
import { createDice } from './snapshots/dice.ts'

const FAMILY_NAMES = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
] as const
const GIVEN_NAMES = [
  '서연',
  '민준',
  '하은',
  '도윤',
  '지우',
  '예준',
  '수아',
  '시우',
  '지민',
  '현우',
  '은지',
  '성민',
] as const
/** Beginnings of login ids; reviews show the first three letters of one. */
const LOGIN_WORDS = (
  'haru,dodam,solbi,minty,yuna,bomnal,jay,coco,gaeul,nari,mori,eunbyul,tori,sunny,hodu,lime,woori,dalbit,' +
  'chorong,kiwi,ppoppo,jinju,arong,sebin,onda,rachel,bada,tangja,hani,moon,jelly,podo,seoha,ruru,maru'
).split(',')

/** The first age of each group, and how many of a hundred buyers are in it. */
const AGES = [
  [14, 5],
  [20, 24],
  [30, 29],
  [40, 23],
  [50, 13],
  [60, 6],
] as const
const GROUP_YEARS = 6
const WOMEN_CHANCE = 0.58
const SINCE_DAYS = 300
const DAY_MS = 24 * 60 * 60 * 1000
const NUMBER_DIGITS = 4

type BuyerFacts = { readonly passwordHash: string; readonly nowMs: number; readonly count: number }

function ageAt(roll: number): number {
  let left = roll * 100
  for (const [age, share] of AGES) {
    if (left < share) return age
    left -= share
  }
  return 60
}

/** Buyers of the past orders: members whom nobody may log in as, with an age and a gender that they let be counted. */
export function buyerRows({ passwordHash, nowMs, count }: BuyerFacts): Insertable<Members>[] {
  const roll = createDice(3)
  const since = new Date(nowMs - SINCE_DAYS * DAY_MS)
  const thisYear = new Date(nowMs).getUTCFullYear()
  return Array.from({ length: count }, (_, place) => {
    const number = String(place + 1).padStart(NUMBER_DIGITS, '0')
    const family = FAMILY_NAMES[Math.floor(roll() * FAMILY_NAMES.length)] ?? '김'
    const given = GIVEN_NAMES[Math.floor(roll() * GIVEN_NAMES.length)] ?? '서연'
    const year = thisYear - ageAt(roll()) - 1 - Math.floor(roll() * GROUP_YEARS)
    return {
      login_id: `${LOGIN_WORDS[place % LOGIN_WORDS.length]}${number}`,
      password_hash: passwordHash,
      name: family + given,
      email: `buyer${number}@jangteo.example`,
      mobile: `0100001${number}`,
      membership_type: 'MEMBER',
      platforms: ['COMMERCE'],
      adult_certified_at: null,
      password_changed_at: since,
      last_used_at: new Date(nowMs),
      created_at: since,
      birthday: `${year}-06-15`,
      gender: roll() < WOMEN_CHANCE ? 'FEMALE' : 'MALE',
      privacy_optional_agreed_at: since,
    }
  })
}
