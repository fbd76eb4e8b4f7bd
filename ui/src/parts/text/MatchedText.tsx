import type { CompletionPart } from '@jangteo/core/search/keywordCompletion.view'
import styles from './MatchedText.module.css'

/** A word whose typed part stands out. */
export function MatchedText({ parts }: { readonly parts: readonly CompletionPart[] }) {
  return (
    <span className={styles.text}>
      {parts.map(({ from, text, isMatch }) =>
        isMatch ? (
          <mark key={from} className={styles.match}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
