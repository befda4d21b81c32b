import { categories } from '#machines/reference/categories.ts'
import { Tile, TileGrid } from '../ui/choices/tile-grid.tsx'
import { categoryIcons } from '../ui/icons/category.tsx'
import type { HomeView } from './home-view.ts'

export const CategoryTiles = ({ model, send }: HomeView) => (
  <TileGrid label="Category" size="small" recorded>
    {categories.map(({ key, label, badge }) => {
      const CategoryIcon = categoryIcons[key]
      return (
        <Tile
          key={key}
          label={label}
          badge={badge}
          icon={<CategoryIcon size={48} />}
          selected={model.category === key}
          onSelect={() => send({ type: 'category.chosen', category: key })}
        />
      )
    })}
  </TileGrid>
)
