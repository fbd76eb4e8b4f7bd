import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { Rail } from '../../parts/goods/Rail.tsx'
import type { RailHead } from '../../parts/goods/Rail.tsx'
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

function Video({ video }: { readonly video: VideoItemData }) {
  const { videoUrl, poster, durationS, alt, text, linkUrl } = video
  const player = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const name = text ?? alt
  const toggle = () => void (isPlaying ? player.current?.pause() : player.current?.play())
  return (
    <article className={styles.video}>
      <div className={styles.picture}>
        <video
          ref={player}
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
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
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
