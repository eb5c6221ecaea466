"""A page without a build step, to try a table by hand: it shows messages and sends answers."""

from __future__ import annotations

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>kickdoor</title>
<style>
body{font:16px/1.4 system-ui;max-width:60rem;margin:1rem auto;padding:0 1rem}
button{margin:.15rem;font:inherit} #log{height:16rem;overflow:auto;border:1px solid #999;padding:.5rem}
pre{white-space:pre-wrap}
</style>
<h1>kickdoor</h1>
<p id="lobby"><label>Your name <input id="name" value="You"></label> <button id="new">New table</button></p>
<ul id="tables"></ul>
<main hidden><p id="where"></p><p id="sum"></p><div id="ask"></div><h2>Your hand</h2><p id="hand"></p>
<h2>What happened</h2><div id="log" role="log"></div><h2>The table</h2><pre id="public"></pre></main>
<script>
const $ = id => document.getElementById(id), post = (path, body) => fetch(path, {method: "POST",
  headers: {"content-type": "application/json"}, body: JSON.stringify(body)}).then(async r => {
  const found = r.status === 204 ? {} : await r.json(); if (!r.ok) alert(found.sentence); return found});
let socket, seen = 0;
async function sit(table) {
  await post(`/api/tables/${table}/seats`, {name: $("name").value});
  const info = await (await fetch(`/api/tables/${table}`)).json();
  if (info.stage === "gathering") await post(`/api/tables/${table}/begin`, {});
  location.hash = table; join(table);
}
function join(table) {
  document.querySelector("main").hidden = false; $("lobby").hidden = $("tables").hidden = true;
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}` +
    `/api/tables/${table}/socket?seen=${seen}`);
  socket.onclose = () => setTimeout(() => join(table), 1000);
  const heard = {state, table: told, refused, said};
  socket.onmessage = event => { const m = JSON.parse(event.data); if (heard[m.t]) heard[m.t](m) };
}
const line = text => { const p = document.createElement("p"); p.textContent = text; $("log").append(p);
  $("log").scrollTop = 1e9 };
const refused = m => line("Refused: " + m.sentence + " " + m.rule), said = m => line(m.name + ": " + m.text);
const told = m => { $("where").textContent = m.table.stage + " " + m.table.word + " - " +
  m.table.seats.map(s => s.name + (s.bot ? " (" + s.bot + ")" : "")).join(", ") };
function state(m) {
  seen = m.number; m.events.forEach(e => line(e.text));
  const f = m.public.fight;
  $("sum").textContent = f ? `Fight: ${f.munchkins} against ${f.monsters}` : m.public.phase;
  $("hand").textContent = m.own ? m.own.hand.map(c => c.name).join(", ") : "";
  $("public").textContent = m.public.players.map(p => `${p.name}: Level ${p.level}, ${p.strength}, ` +
    p.play.map(c => c.name).join(", ")).join("\\n");
  $("ask").replaceChildren(...(m.own && m.own.ask ? m.own.ask.options : []).map(o => {
    const b = document.createElement("button"); b.textContent = o.label;
    b.onclick = () => socket.send(JSON.stringify({t: "answer", id: crypto.randomUUID(), number: m.own.ask.number,
      word: o.word})); return b }));
}
$("new").onclick = async () => { const t = await post("/api/tables", {}); if (t.table) sit(t.table) };
if (location.hash) join(location.hash.slice(1)); else fetch("/api/tables").then(r => r.json()).then(list =>
  list.forEach(t => { const li = document.createElement("li"), b = document.createElement("button");
    b.textContent = `${t.title || t.id}: ${t.boxes} (${t.stage})`; b.onclick = () => sit(t.id); li.append(b);
    $("tables").append(li) }));
</script></html>
"""
