import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import styles from './OperatorApplication.module.css'

type Files = StaffAnswers['operatorApplication']['detail']['filesList']

/** The documents of an application; each opens in another tab. */
export function ApplicationDocuments({ files }: { readonly files: Files }) {
  if (files.length === 0) return <p>첨부한 서류가 없어요.</p>
  return (
    <ul className={styles.files}>
      {files.map(({ filesIdEncrypt, name, url }) => (
        <li key={filesIdEncrypt}>
          <a className={styles.file} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
