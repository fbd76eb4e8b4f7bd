import { CopyButton } from '../../../parts/action/CopyButton.tsx'
import { statelySource } from './flowText.ts'
import styles from '../FlowPanel.module.css'
import { useModule } from './usePlaying.ts'

/** The chart for other tools: as source that Stately reads, as Mermaid. */
export function ExportPanel({ chart }: { readonly chart: string }) {
  const module = useModule(chart)
  const source = statelySource(module)
  return (
    <div className={styles.panel}>
      <CodeBlock title="Stately" text={source} label="Stately 코드" />
      <CodeBlock title="Mermaid" text={module.MERMAID} label="Mermaid 코드" />
    </div>
  )
}

type CodeBlockProps = { readonly title: string; readonly text: string; readonly label: string }

function CodeBlock({ title, text, label }: CodeBlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        <CopyButton text={text} label={label} />
      </div>
      <textarea className={styles.source} readOnly rows={12} aria-label={label} value={text} />
    </section>
  )
}
