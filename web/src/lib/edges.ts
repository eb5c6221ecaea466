// Put on something that scrolls: `data-more` says on which sides there is more to see, and style.css shows it there.
export function edges(node: HTMLElement) {
  const look = () => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = node;
    const more = [
      scrollLeft > 4 && 'left',
      scrollLeft + clientWidth < scrollWidth - 4 && 'right',
      scrollTop > 4 && 'up',
      scrollTop + clientHeight < scrollHeight - 4 && 'down',
    ].filter(Boolean);
    node.dataset.more = more.join(' ');
  };
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
