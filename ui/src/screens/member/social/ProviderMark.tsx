import type { SocialProvider } from '@jangteo/core/session/social.codes'
import styles from './Social.module.css'

/** Outlines of the providers' marks in a field of 24 by 24. */
const OUTLINES: Readonly<Record<SocialProvider, string>> = {
  KAKAO:
    'M12 3C6.48 3 2 6.54 2 10.9c0 2.82 1.87 5.3 4.69 6.7l-.96 3.53c-.09.32.27.57.54.39l4.2-2.78c.5.05 1.01.07 1.53.07 5.52 0 10-3.54 10-7.91S17.52 3 12 3Z',
  NAVER: 'M15.9 12.6 7.9 1.5H1.5v21h6.7V11.4l8 11.1h6.3v-21h-6.6v11.1Z',
  APPLE:
    'M12.15 6.9c-.95 0-2.42-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.2 3.09 3.79 3.04 1.52-.07 2.09-.99 3.93-.99s2.35.99 3.96.95c1.64-.03 2.68-1.48 3.68-2.95 1.15-1.69 1.63-3.33 1.66-3.41-.04-.02-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49 2.6-4.56-1.43-2.09-3.63-2.32-4.39-2.38-2-.15-3.68 1.1-4.61 1.1Zm3.38-3.07c.84-1.01 1.4-2.43 1.24-3.83-1.2.05-2.66.8-3.53 1.82-.78.9-1.46 2.34-1.27 3.71 1.34.1 2.71-.69 3.56-1.7Z',
}

/** The mark of a provider, in the colour of the text around it. */
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={OUTLINES[provider]} />
    </svg>
  )
}
