// Keeps what grows upwards from its place below the heading of the table, where it would be cut off.
export function below(node: HTMLElement): { destroy: () => void } {
  const fit = (): void => {
    const edge = document.querySelector('.table > .heading')?.getBoundingClientRect().bottom ?? 0;
    const top = (node.offsetParent?.getBoundingClientRect().top ?? 0) + node.offsetTop;
    node.style.translate = top < edge ? `0 ${Math.ceil(edge - top)}px` : '';
  };
  const grows = new ResizeObserver(fit);
  grows.observe(node);
  return { destroy: () => grows.disconnect() };
}
