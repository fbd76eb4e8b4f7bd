type Sign = { readonly sign: RegExp; readonly name: string }

/** Programs by what their agents say; the first that fits counts, since most name those that they resemble, too. */
const PROGRAMS: readonly Sign[] = [
  { sign: /\bJangteoApp\//, name: '장터 앱' },
  { sign: /\b(?:Edg|EdgA|EdgiOS)\//, name: 'Edge' },
  { sign: /\bWhale\//, name: '웨일' },
  { sign: /\bSamsungBrowser\//, name: '삼성 인터넷' },
  { sign: /\b(?:OPR|Opera)\//, name: 'Opera' },
  { sign: /\b(?:Firefox|FxiOS)\//, name: 'Firefox' },
  { sign: /\bKAKAOTALK\b/i, name: '카카오톡' },
  { sign: /\bNAVER\(inapp/i, name: '네이버 앱' },
  { sign: /\b(?:Chrome|CriOS|HeadlessChrome)\//, name: 'Chrome' },
  { sign: /\bSafari\//, name: 'Safari' },
]

const SYSTEMS: readonly Sign[] = [
  { sign: /\biPhone\b/, name: 'iPhone' },
  { sign: /\biPad\b/, name: 'iPad' },
  { sign: /\bAndroid\b/, name: 'Android' },
  { sign: /\bWindows\b/, name: 'Windows' },
  { sign: /\b(?:Macintosh|Mac OS X)\b/, name: 'macOS' },
  { sign: /\bCrOS\b/, name: 'ChromeOS' },
  { sign: /\bLinux\b/, name: 'Linux' },
]

function nameIn(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(({ sign }) => sign.test(userAgent))?.name ?? null
}

/**
 * Returns the name of a device for its owner, by the agent of its requests: program and system, as far as either is
 * recognized; `null` where neither is. Nothing else of the agent is stored. Source: life-rules §4.
 * @example deviceNameOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/126.0 Safari/537.36') // 'Chrome · Windows'
 */
export function deviceNameOf(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const names = [nameIn(PROGRAMS, userAgent), nameIn(SYSTEMS, userAgent)]
  const known = names.filter((name) => name !== null)
  return known.length === 0 ? null : known.join(' · ')
}

/** A device in words; one that is not known has a name, too. */
export function deviceLabel(name: string | null): string {
  return name ?? '알 수 없는 기기'
}
