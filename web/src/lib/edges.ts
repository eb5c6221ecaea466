// Put on something that scrolls: `data-more` says on which sides there is more to see, and style.css shows it there.
import { nextFrame } from './frames';

const found = (node: HTMLElement): string => {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = node;
  const more = [
    scrollLeft > 4 && 'left',
    scrollLeft + clientWidth < scrollWidth - 4 && 'right',
    scrollTop > 4 && 'up',
    scrollTop + clientHeight < scrollHeight - 4 && 'down',
  ].filter(Boolean);
  return more.join(' ');
};

export function edges(node: HTMLElement) {
  const look = () =>
    nextFrame(node, () => {
      const more = found(node);
      return () => {
        if (node.dataset.more !== more) node.dataset.more = more;
      };
    });
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const children = new MutationObserver(look);
  children.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
