import { paintOnOrder } from "../../../map/painter.ts";
import { STYLE, warShapes } from "./drawing.ts";

paintOnOrder(warShapes, STYLE);
