import { components as atlantico } from "../atlantico/components";
import { Header } from "../granito/layouts/header";
import type { ThemeComponents } from "../theme";

export const components: ThemeComponents = { ...atlantico, Header };
