import { convertHangulToQwerty } from 'es-hangul'
import { assemble, hasLooseLetter, isChoseong } from './hangul.rules.ts'

const LATIN_KEYS = 'qwertyuiopasdfghjklzxcvbnmQWERTOP'
const HANGUL_KEYS = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ'

const TO_HANGUL = new Map(
  Array.from(LATIN_KEYS, (key, index) => [key, HANGUL_KEYS.charAt(index)] as const),
)

/**
 * Converts a text typed on the Latin keyboard to the Korean one; capitals without a letter of their own count as small.
 * Source: domain-rules §6.
 * @example qwertyToHangul('dkdlvhs') // '아이폰'
 */
export function qwertyToHangul(text: string): string {
  return assemble(
    Array.from(text, (key) => TO_HANGUL.get(key) ?? TO_HANGUL.get(key.toLowerCase()) ?? key).join(
      '',
    ),
  )
}

/**
 * Returns the keyword that was meant by a text typed on the wrong keyboard; `null` when the text makes sense as it is.
 * Latin letters are mistyped when they make whole syllables, Hangul when it has single letters that begin no syllable.
 * Source: domain-rules §6.
 */
export function mistypedKeyword(keyword: string): string | null {
  if (/[a-z]/i.test(keyword)) {
    const hangul = qwertyToHangul(keyword)
    return hasLooseLetter(hangul) || hasLooseLetter(keyword) ? null : hangul
  }
  const compact = keyword.replaceAll(' ', '')
  if (!hasLooseLetter(compact) || isChoseong(compact)) return null
  return convertHangulToQwerty(keyword).toLowerCase()
}

/**
 * Lists what a text means that was typed on the wrong keyboard, as it stands and with its capitals as small letters: one
 * may come from the shift key or from a lock. Source: domain-rules §6.
 * @example mistypedReadings('RNF') // ['꿀', '굴']
 */
export function mistypedReadings(text: string): string[] {
  const readings = [mistypedKeyword(text), mistypedKeyword(text.toLowerCase())]
  return [...new Set(readings.filter((reading) => reading !== null))]
}
