import styles from './SkipLink.module.css'

/** Lets the keyboard pass the navigation that every page repeats. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      본문 바로가기
    </a>
  )
}
