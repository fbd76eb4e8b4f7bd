import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import styles from './Blocks.module.css'
import { ItemWords } from './ImageGrid.tsx'
import type { VideoItemData } from './mainGroup.ts'

type VideoRailProps = { readonly head: RailHead; readonly videos: readonly VideoItemData[] }

/** Videos without sound side by side; each plays when somebody wants it to, and its words lead on. */
export function VideoRail({ head, videos }: VideoRailProps) {
  return (
    <Rail {...head} unit="동영상" size="column">
      {videos.map((video) => (
        <li key={video.videoUrl} className={styles.snap}>
          <Video video={video} />
        </li>
      ))}
    </Rail>
  )
}

/** Plays and pauses a video. One that cannot be played is put back to its first picture, to be tried again. */
function usePlayer() {
  const toast = useToast()
  const player = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const fail = (error: unknown) => {
    const isInterrupted = error instanceof DOMException && error.name === 'AbortError'
    if (isInterrupted) return
    player.current?.load()
    setIsPlaying(false)
    toast({ text: REFUSAL_MESSAGES.PLAYBACK_FAILED() })
  }
  const toggle = () => {
    if (isPlaying) player.current?.pause()
    else player.current?.play().catch(fail)
  }
  const onPlay = () => setIsPlaying(true)
  const onPause = () => setIsPlaying(false)
  return { isPlaying, toggle, media: { ref: player, onPlay, onPause } }
}

function Video({ video }: { readonly video: VideoItemData }) {
  const { videoUrl, poster, durationS, alt, text, linkUrl } = video
  const { isPlaying, toggle, media } = usePlayer()
  const name = text ?? alt
  return (
    <article className={styles.video}>
      <div className={styles.picture}>
        <video
          {...media}
          className={styles.player}
          src={videoUrl}
          poster={`/pictures/${poster}-720.webp`}
          aria-label={alt}
          width={720}
          height={540}
          preload="none"
          muted
          loop
          playsInline
        />
        <div className={styles.play}>
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? `${name} 멈추기` : `${name} 재생하기, ${durationS}초`}
            variant="floating"
            onClick={toggle}
          />
        </div>
      </div>
      <AppLink className={styles.tile} to={linkUrl}>
        <ItemWords item={{ text: name, subText: null }} />
      </AppLink>
    </article>
  )
}
