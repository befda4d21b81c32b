import { Link } from '@tanstack/react-router'
import { messages } from '#machines/reference/messages.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Article, Part } from './article.tsx'

export default function PetPage() {
  return (
    <Article
      title="Pet insurance"
      lead="Cover for a dog's or a cat's vet bills, until you can buy it here."
      actions={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          Other covers
        </Link>
      }
    >
      <Notice title="Buying is not open yet">{messages.journey.comingSoon('Pet')}</Notice>
      <Part title="What a pet policy usually covers">
        <ul>
          <li>Surgery and hospital stays after an accident or an illness.</li>
          <li>Liability, if your pet hurts somebody or damages something.</li>
          <li>Loss or theft, and death from an accident or an illness, up to the sum insured.</li>
        </ul>
      </Part>
      <Part title="What you will be asked for">
        <p>
          Breed, age and weight, a photo, and the vaccination record. Most insurers take pets from two months
          on.
        </p>
      </Part>
    </Article>
  )
}
